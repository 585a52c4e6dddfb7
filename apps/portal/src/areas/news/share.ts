import { notify } from '@the-house/design-system'
import { i18n } from '@the-house/i18n'

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify({ type: 'success', title: i18n.t('news.copied') })
  } catch {
    // No permission, or no clipboard outside of https.
    notify({ type: 'danger', title: i18n.t('news.notCopied') })
  }
}

/** Hands an address on by the device's own means; without them it is copied. */
export async function share({ title, url }: { title: string; url: string }): Promise<void> {
  if (!('share' in navigator)) return copy(url)
  try {
    await navigator.share({ title, url })
  } catch (cause) {
    // Somebody has changed their mind.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    await copy(url)
  }
}
