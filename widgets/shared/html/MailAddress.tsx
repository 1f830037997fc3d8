/**
 * A mail address that may break after its @. The <wbr> also keeps Cloudflare's email obfuscation, which needs a script
 * to show an address again, from finding it.
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
