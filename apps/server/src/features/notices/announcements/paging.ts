/** A page of a list; pages begin with 1. */
export interface Page {
  number: number;
  size: number;
}

/** The rows of a page, as a query takes them. */
export interface Slice {
  offset: number;
  limit: number;
}

export const sliceOf = ({ number, size }: Page): Slice => ({
  offset: (number - 1) * size,
  limit: size,
});

/** Reads the page of a request, whose numbers are strings on the wire. */
export const pageOf = ({ pageNo, pageSize }: { pageNo: string; pageSize: string }): Page => ({
  number: Number(pageNo),
  size: Number(pageSize),
});

/** Makes the paging members of a response. */
export const pagesOf = (total: number, { number, size }: Page) => ({
  total,
  size,
  current: number,
  pages: Math.ceil(total / size),
});
