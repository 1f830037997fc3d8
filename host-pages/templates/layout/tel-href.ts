/** Returns the `tel:` URL of a phone number. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
