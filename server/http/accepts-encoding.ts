/** True if an Accept-Encoding header accepts an encoding. A quality of 0 refuses it. */
export const acceptsEncoding = (header: string | string[] | undefined, name: 'br' | 'gzip'): boolean =>
  `${header ?? ''}`.split(',').some((part) => {
    const [encoding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
