/** Returns the address that calls a number. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
