import {
  getAllDictionaryItems,
  getDictionaryItems,
  getSystemDictionaryItems,
  refreshDictionaries,
  refreshSystemDictionaries,
} from '@portal/contract/workplace/dictionaries';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Dictionaries } from './dictionaries.ts';

export function dictionaryRoutes(app: FastifyInstance, dictionaries: Dictionaries): void {
  serve(app, getDictionaryItems, ({ dictCode }) => dictionaries.items(dictCode));

  serve(app, getAllDictionaryItems, () => dictionaries.all());
  serve(app, getSystemDictionaryItems, () => dictionaries.all());

  serve(app, refreshDictionaries, async () => null);
  serve(app, refreshSystemDictionaries, async () => null);
}
