/**
 * Resolves with what is loaded, but not while a pointer or key is pressed: a button that is replaced between press and
 * release gets no click.
 */
export async function afterPress<Part>(loading: Promise<Part>): Promise<Part> {
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  let isPressed = false
  let hasLoaded = false
  const end = Promise.withResolvers<void>()
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
    // The click follows the release.
    if (hasLoaded) setTimeout(end.resolve)
  }
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, press, options)
  for (const type of ['pointerup', 'pointercancel', 'keyup']) document.addEventListener(type, release, options)
  try {
    const part = await loading
    hasLoaded = true
    if (isPressed) await end.promise
    return part
  } finally {
    listeners.abort()
  }
}
