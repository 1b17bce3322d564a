import { z } from 'zod';

export interface FilesConfig {
  /** The largest file that may be uploaded, in bytes. */
  mostBytes: number;
}

export const filesVariables = {
  FILE_MOST_MB: z.coerce.number().int().min(1).max(102_400).default(2_048),
};

type FilesEnvironment = z.infer<z.ZodObject<typeof filesVariables>>;

const megabyte = 1_048_576;

export const readFiles = (env: FilesEnvironment): FilesConfig => ({
  mostBytes: env.FILE_MOST_MB * megabyte,
});
