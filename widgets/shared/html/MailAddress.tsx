/**
 * Renders a mail address that may break after its @. The <wbr> also hides the address from Cloudflare's email
 * obfuscation, whose result is readable only with a script.
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
