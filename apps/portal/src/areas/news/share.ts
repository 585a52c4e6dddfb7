import { notify } from '@the-house/design-system'
import { i18n } from '@the-house/i18n'

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify({ type: 'success', title: i18n.t('news.copied') })
  } catch {
    // The clipboard has no permission, or is missing outside of https.
    notify({ type: 'danger', title: i18n.t('news.notCopied') })
  }
}

/** Shares a URL by the Web Share API; without it the URL is copied. */
export async function share({ title, url }: { title: string; url: string }): Promise<void> {
  if (!('share' in navigator)) return copy(url)
  try {
    await navigator.share({ title, url })
  } catch (cause) {
    // The user has canceled the share dialog.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    await copy(url)
  }
}
