/** Returns the link that calls a telephone number, which may have spaces. */
export const telHref = (phone: string) => `tel:${phone.replace(/ /g, '')}`;
