/** Pages that help visitors besides the products: name and path, as the footer lists them under Help. */
export const HELP_PAGES: readonly (readonly [name: string, path: string])[] = [];
