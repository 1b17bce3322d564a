import { recordCalls } from '@portal/contract/records/record-calls';
import {
  askedNumbersMost,
  findByNumber,
  locateNumbers,
  locateRecord,
} from '@portal/contract/records/numbers/record-numbers';
import { listOpenTypes } from '@portal/contract/records/numbers/number-links';
import type { RecordType } from '@portal/contract/records/record-type';
import type { FastifyInstance } from 'fastify';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { serve } from '#platform/http/serve.ts';
import type { RecordAttachments } from './files/attachments.ts';
import type { RecordFinder } from './numbers/find-by-number.ts';
import type { RunBatch } from './record-batch.ts';
import type { UndoSteps } from './undo/record-undo.ts';
import type { RecordChanges } from './record-changes.ts';
import type { RecordOptions } from './record-options.ts';
import type { RecordSearch } from './record-search.ts';
import type { ToDos } from './to-dos/record-to-dos.ts';
import type { RecordTimeline } from './record-timeline.ts';
import type { RecordViews } from './views/record-views.ts';

export interface Records {
  search: RecordSearch;
  changes: RecordChanges;
  timeline: RecordTimeline;
  attachments: RecordAttachments;
  runBatch: RunBatch;
  undoSteps: UndoSteps;
  views: RecordViews;
  options: RecordOptions;
}

export function recordRoutes(
  app: FastifyInstance,
  { search, changes, timeline, attachments, runBatch, undoSteps, views, options }: Records,
  types: readonly RecordType[],
): void {
  for (const type of types) {
    const calls = recordCalls(type);
    serve(app, calls.find, (input, caller) => search.find(type, input, caller));
    serve(app, calls.count, (input, caller) => search.count(type, input, caller));
    serve(app, calls.get, ({ id }, caller) => search.get(type, id, caller));
    serve(app, calls.options, (input, caller) => options.find(type, input, caller));
    serve(app, calls.exportAll, (input, caller) => search.exportAll(type, input, caller));
    serve(app, calls.create, (input, caller) => changes.create(type, input, caller));
    serve(app, calls.edit, (input, caller) => changes.edit(type, input, caller));
    serve(app, calls.step, (input, caller) => changes.step(type, input, caller));
    serve(app, calls.batch, (input, caller) => runBatch(type, input, caller));
    serve(app, calls.undo, ({ rows }, caller) => undoSteps(type, rows, caller));
    serve(app, calls.timeline, ({ id }, caller) => timeline.read(type, id, caller));
    serve(app, calls.files, ({ id }, caller) => attachments.list(type, id, caller));
    serve(app, calls.attach, (input, caller) => attachments.add(type, input, caller));
    serve(app, calls.detach, (input, caller) => attachments.remove(type, input, caller));
    serve(app, calls.listViews, (_, caller) => views.list(type, caller));
    serve(app, calls.addView, (view, caller) => views.add(type, view, caller));
    serve(app, calls.editView, (view, caller) => views.edit(type, view, caller));
    serve(app, calls.deleteView, ({ id }, caller) => views.remove(type, id, caller));
    serve(app, calls.comment, (input, caller) => timeline.comment(type, input, caller));
  }
}

/** Serves the search for a record by its number or its address, over all record types. */
export function recordNumberRoutes(app: FastifyInstance, finder: RecordFinder): void {
  serve(app, findByNumber, ({ number }, caller) => finder.byNumber(number, caller));
  serve(app, locateNumbers, ({ numbers }, caller) =>
    finder.withNumbers(numbers.split(',').slice(0, askedNumbersMost), caller),
  );
  serve(app, listOpenTypes, (_, caller) => finder.openTypes(caller));
  serve(app, locateRecord, (place, caller) => finder.locate(place, caller));
}

/** Serves the to-dos of the user over all record types. */
export function toDoRoutes(app: FastifyInstance, toDos: Pick<ToDos, 'countOf'>): void {
  serve(app, countToDos, (_, { session }) => toDos.countOf(session));
}
