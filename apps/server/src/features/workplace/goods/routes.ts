import { listSellThrough, listStyleStores } from '@portal/contract/goods/sell-through';
import { getStyleStock, searchStyles } from '@portal/contract/goods/stock-inquiry';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import type { Goods } from './goods.ts';

/** The gate has checked that the tab's store and group are the caller's. */
export function goodsRoutes(app: FastifyInstance, goods: Goods): void {
  serve(app, searchStyles, ({ keyword }, { context }) =>
    goods.search(context.storeNo ?? refuse('context.foreign'), keyword.trim()),
  );
  serve(app, getStyleStock, ({ style }, { context }) =>
    goods.stockOf(context.storeNo ?? refuse('context.foreign'), style),
  );
  serve(app, listSellThrough, (input, { context }) =>
    goods.sellThrough(context.bgNo ?? refuse('context.foreign'), input),
  );
  serve(app, listStyleStores, ({ style }, { context }) =>
    goods.storesOf(context.bgNo ?? refuse('context.foreign'), style),
  );
}
