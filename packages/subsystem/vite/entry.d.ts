/** The module that a subsystem's pages begin with: that of its folder of pages, or of a package that is pages alone. */
export declare const entryIn: (root: string) => string;
