/**
 * An address that may break after its @. Cloudflare hides addresses in a page's text from robots, but finds only whole ones;
 * this one can be read without its script.
 */
export function MailAddress({ mail }: { readonly mail: string }) {
  const end = mail.lastIndexOf('@') + 1;
  return (
    <>
      {mail.slice(0, end)}
      <wbr />
      {mail.slice(end)}
    </>
  );
}
