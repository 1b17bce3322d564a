import { z } from 'zod';
import type { BrandWord } from '../brand.ts';
import { defineCall } from '../call.ts';
import { isUnfinished } from '../files/files.ts';
import { requiredText } from '../form-schema.ts';
import { apiBase } from '../headers.ts';
import { paged } from '../paging.ts';
import { text, WireTime } from '../text.ts';

/** Actions of administrators who look after the brand. */
export const brandActions = { list: 'ams:brand:list', edit: 'ams:brand:edit' } as const;

/** The words of a brand as forms and histories name them. */
export const brandWordLabels: Record<BrandWord, string> = {
  group: '集团名称',
  productTitle: '平台标题',
  portalTitle: '门户标题',
  copyright: '页脚',
  statement: '登录页标语',
  statementNote: '登录页说明',
  signInHeading: '平台登录标题',
  portalSignInHeading: '门户登录标题',
  signInNote: '登录提示',
};

const lengths: Record<BrandWord, number> = {
  group: 20,
  productTitle: 40,
  portalTitle: 40,
  copyright: 80,
  statement: 24,
  statementNote: 60,
  signInHeading: 20,
  portalSignInHeading: 20,
  signInNote: 40,
};

const word = (name: BrandWord) => requiredText(brandWordLabels[name], { most: lengths[name] });
/** A picture that was uploaded; null for what the portal draws itself. */
const picture = text(64)
  .min(1)
  .refine((id) => !isUnfinished(id), '请等待图片上传完成')
  .nullable();

/** A brand as an administrator writes it: pictures by their files. */
export const BrandFields = z.strictObject({
  group: word('group'),
  productTitle: word('productTitle'),
  portalTitle: word('portalTitle'),
  copyright: word('copyright'),
  statement: word('statement'),
  statementNote: word('statementNote'),
  signInHeading: word('signInHeading'),
  portalSignInHeading: word('portalSignInHeading'),
  signInNote: word('signInNote'),
  dye: z.string().regex(/^[a-z]{1,20}$/),
  logo: picture,
  picture,
});
export type BrandFields = z.infer<typeof BrandFields>;

/** A brand as pages show it: pictures by their addresses. */
const address = z.string().nullable();
const ShownBrand = z.object({ ...BrandFields.shape, logo: address, picture: address });

/** The brand of the tenant that the session works in. */
export const getBrand = defineCall({
  method: 'GET',
  path: '/sys/brand/current',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: ShownBrand,
  refuses: [],
  rate: 'read',
});

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: brandActions.list, rate: 'read' } as const;
const changing = { ...desk, action: brandActions.edit, rate: 'write' } as const;
const Revision = z.int().min(0);

/** The brand in force, as it is edited. Revision 0 is what the tenant begins with. */
export const readBrand = defineCall({
  ...reading,
  path: '/sys/brand/edit',
  input: z.strictObject({}),
  result: z.object({
    fields: BrandFields,
    revision: Revision,
    /** Addresses of its pictures. */
    shown: z.object({ logo: z.string().nullable(), picture: z.string().nullable() }),
  }),
  refuses: [],
});

export type EditedBrand = z.infer<typeof readBrand.result>;

/** Puts a brand into force; `revision` is the one it was written upon. */
export const saveBrand = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/brand/edit',
  input: BrandFields.extend({ revision: Revision }),
  result: z.null(),
  says: '品牌已更新',
  refuses: ['brand.changed', 'brand.picture'],
});

/** Puts an earlier brand into force again, as a new revision; 0 is what the tenant began with. */
export const takeBrandBack = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/brand/takeBack',
  input: z.strictObject({ to: Revision, revision: Revision }),
  result: z.null(),
  says: '品牌已恢复',
  refuses: ['brand.changed', 'brand.not-found'],
});

const BrandRevision = z.object({
  number: z.int(),
  time: WireTime,
  realname: z.string(),
  /** The earlier revision that it brought back; null for one that was written. */
  takesBack: z.int().nullable(),
  /** Members that differ from the revision before. */
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
});
const listed = paged(BrandRevision);

/** The revisions of the tenant's brand, the newest first. */
export const listBrandRevisions = defineCall({
  ...reading,
  path: '/sys/brand/revisions',
  input: listed.input,
  result: listed.result,
  refuses: [],
});

/** A picture of a brand. Whoever has the address sees it: the sign-in page shows it to strangers. */
export const brandPicture = defineCall({
  method: 'GET',
  path: `${apiBase}/brand/pictures/:tenant/:file`,
  envelope: 'bare',
  admits: 'anyone',
  action: null,
  input: z.strictObject({ tenant: text(9).regex(/^\d+$/), file: text(64).min(1) }),
  result: z.unknown(),
  refuses: ['file.not-found'],
  rate: 'file',
});
