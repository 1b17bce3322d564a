import { type Call, type Envelope } from '@portal/contract/call';
import { csvOf, CsvRows } from '@portal/contract/csv';
import { gatewaySuccess, type MainEnvelope } from '@portal/contract/envelope';
import { refusalRow } from '@portal/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CsvStream } from './csv-stream.ts';
import { FileContent, sendFileContent } from '#platform/files/file-content.ts';
import { brotliFast, encodingFor, EncodedContent, tagOf } from '#platform/files/encoded-content.ts';
import type { Refused } from './refuse.ts';

/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 1_400;

type SuccessTraits = Pick<Call, 'says'> & { successCode?: MainEnvelope['code'] };

export const mainAnswer = (
  result: unknown,
  now: Date,
  { says: message = '', successCode: code = 200 }: SuccessTraits = {},
): MainEnvelope => ({
  success: true,
  message,
  code,
  result,
  timestamp: now.getTime(),
});

/** Sends a result in the envelope its call declares. */
export async function sendResult(
  call: Call,
  result: unknown,
  { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<FastifyReply> {
  if (result instanceof EncodedContent) return sendPrepared(result, request, reply);
  if (result instanceof CsvStream) return sendTable(result, request, reply);
  if (result instanceof FileContent) return sendFileContent(result, request, reply);
  if (call.envelope === 'bare' && typeof result === 'string') {
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(result);
  }
  if (call.isPolled && isUnchanged(result, request, reply)) return reply.code(304).send();
  const isFile = call.envelope === 'csv';
  if (isFile) asTable(reply);
  else reply.type('application/json; charset=utf-8');
  const bytes = Buffer.from(
    isFile ? csvOf(CsvRows.parse(result)) : JSON.stringify(wrap(call, result, now)),
  );
  return sendBytes(bytes, request, reply);
}

const asTable = (reply: FastifyReply): FastifyReply =>
  reply.header('content-disposition', 'attachment').type('text/csv; charset=utf-8');

function sendTable(table: CsvStream, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isCompressed = encodingFor(request.headers['accept-encoding']) === 'br';
  asTable(reply).header('vary', 'accept-encoding');
  if (isCompressed) reply.header('content-encoding', 'br');
  return reply.send(table.open(isCompressed ? 'br' : 'identity'));
}

async function sendBytes(
  bytes: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (bytes.length < worthCompressing || encodingFor(request.headers['accept-encoding']) !== 'br') {
    return reply.send(bytes);
  }
  return reply
    .header('content-encoding', 'br')
    .header('vary', 'accept-encoding')
    .send(await brotliFast(bytes));
}

/** Sets the ETag of a result, and returns whether the caller has this very one. */
function isUnchanged(result: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = tagOf(JSON.stringify(result));
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

function sendPrepared(
  prepared: EncodedContent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('etag', prepared.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === prepared.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(prepared.bytes[encoding]);
}

/** Sends a refusal with its status, its words and, where waiting helps, how long. */
export function sendRefusal(
  envelope: Envelope,
  refused: Refused,
  { reply, now }: { reply: FastifyReply; now: Date },
): FastifyReply {
  const row = refusalRow(refused.refusal);
  const message = refused.words ?? row.message;
  if (row.status === 429 || row.status === 503) {
    reply.header('retry-after', String(refused.retryAfter ?? 1));
  }
  reply.code(row.status).type('application/json; charset=utf-8');
  if (envelope === 'gateway') {
    const code = String(row.code).padStart(gatewaySuccess.length, '0');
    return reply.send({ code, data: null, msg: message, reason: refused.refusal });
  }
  return reply.send({
    success: false,
    message,
    code: row.code,
    result: refused.result ?? null,
    timestamp: now.getTime(),
    reason: refused.refusal,
  });
}

function wrap(call: Call, result: unknown, now: Date): unknown {
  if (call.envelope === 'gateway') return { code: gatewaySuccess, data: result, msg: '' };
  return call.envelope === 'main' ? mainAnswer(result, now, call) : result;
}
