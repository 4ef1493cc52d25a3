import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyAnswer,
  PasskeyOptions,
} from '@digipals/contract';

/** Passkeys of the browser. `make` and `use` reject when the person cancels. */
export type Passkeys = {
  canUse(): boolean;
  make(options: NewPasskeyOptions): Promise<NewPasskey>;
  use(options: PasskeyOptions): Promise<PasskeyAnswer>;
};

/** Browsers give passkeys to names, not to numbers such as 127.0.0.1. */
export const isNumber = (hostname: string): boolean => /^[\d.]+$|:/.test(hostname);

// Loaded on first use: most visits need no passkey.
const load = () => import('@simplewebauthn/browser');

/** Passkeys as the browser offers them. */
export const browserPasskeys: Passkeys = {
  canUse: () => 'PublicKeyCredential' in window && !isNumber(window.location.hostname),

  async make(optionsJSON) {
    const { startRegistration } = await load();
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject, transports },
    };
  },

  async use(optionsJSON) {
    const { startAuthentication } = await load();
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return {
      ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    };
  },
};
