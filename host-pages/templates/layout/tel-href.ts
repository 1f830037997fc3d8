export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
