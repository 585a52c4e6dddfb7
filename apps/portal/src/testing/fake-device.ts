/** What a device does that is asked for a passkey: it answers, its user closes the dialog, or it has one already. */
type Act = 'answers' | 'closes' | 'hasOne'

const names = { closes: 'NotAllowedError', hasOne: 'InvalidStateError' }
const bytes = () => new Uint8Array([1, 2, 3]).buffer

const credential = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(),
    getTransports: () => ['internal'],
  },
}

/** The credential as WebAuthn writes it in JSON. */
export const made = { id: 'AQID', rawId: 'AQID', type: 'public-key' }

/** Gives the browser passkeys, with a device that acts so. */
export function giveDevice(act: Act = 'answers'): void {
  const ask = () =>
    act === 'answers' ? Promise.resolve(credential) : Promise.reject(new DOMException('closed', names[act]))
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: ask })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: ask, get: ask } })
}

/** Takes the passkeys away. */
export const takeDevice = (): boolean => Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
