declare module 'subset-font' {
  type Options = { targetFormat?: 'truetype'; variationAxes?: Readonly<Record<string, number>> };
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
