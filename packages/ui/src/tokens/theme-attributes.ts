/** The attributes of the root that all colours of the page follow from (`tokens.css`). */
export const themeAttributes = ['data-scheme', 'data-dye', 'style'];
