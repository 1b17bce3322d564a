import { z } from 'zod';

// What DingTalk's API answers, as far as we read it.

/** POST /v1.0/oauth2/{corpId}/token */
export const AppToken = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
});

/** POST /v1.0/oauth2/userAccessToken; `corpId` is there when the scope asked for it. */
export const UserToken = z.object({
  accessToken: z.string().min(1),
  corpId: z.string().optional(),
});

/** GET /v1.0/contact/users/me */
export const Profile = z.object({ unionId: z.string().min(1), nick: z.string().default('') });

/** POST /topapi/user/getbyunionid */
export const Member = z.object({
  /** 0 for a member of the organisation, 1 for somebody outside it. */
  contact_type: z.number(),
  userid: z.string().min(1),
});

/** POST /topapi/v2/user/getuserinfo */
export const AppUser = z.object({ userid: z.string().min(1), name: z.string().default('') });

/** The envelope of the older half of the API: 0 is a success. */
export const OapiAnswer = z.object({
  errcode: z.number(),
  errmsg: z.string().optional(),
  result: z.unknown().optional(),
});

/** Codes of that envelope. */
export const errcodes = {
  busy: -1,
  /** The app's own token is not, or not any more, good. */
  staleToken: [40_014, 42_001] as readonly number[],
  /** Nobody of the organisation has this union id. */
  noMember: 60_121,
} as const;
