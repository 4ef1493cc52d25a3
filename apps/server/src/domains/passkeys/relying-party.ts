/** To whom passkeys belong: a domain, and the origin of its pages. */
export type RelyingParty = { readonly id: string; readonly origin: string };

const thisMachine = ['127.0.0.1', '[::1]'];

/** The relying party of a server. Browsers give passkeys to names only, so this machine is `localhost`. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (thisMachine.includes(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
