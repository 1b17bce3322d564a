import * as calls from '@portal/contract/administration/brand';
import type { FastifyInstance } from 'fastify';
import type { FileContent } from '#platform/files/file-content.ts';
import { serve } from '#platform/http/serve.ts';
import type { BrandDesk } from './brand-desk.ts';
import type { Brands } from './brands.ts';

interface BrandParts {
  brands: Brands;
  desk: BrandDesk;
  /** Reads a picture of a brand; refuses any other file. */
  readPicture: (tenant: number, file: string) => Promise<FileContent>;
}

export function brandRoutes(app: FastifyInstance, { brands, desk, readPicture }: BrandParts): void {
  serve(app, calls.getBrand, (_, { session }) => brands.of(session.tenantId));
  serve(app, calls.readBrand, () => desk.read());
  serve(app, calls.saveBrand, async (input, caller) => {
    await desk.save(input, caller);
    return null;
  });
  serve(app, calls.takeBrandBack, async (input, caller) => {
    await desk.takeBack(input, caller);
    return null;
  });
  serve(app, calls.listBrandRevisions, (page) => desk.revisions(page));
  serve(app, calls.brandPicture, ({ tenant, file }) => readPicture(Number(tenant), file));
}
