/** The policies by which the portal's page may trust a text (Trusted Types); its Content-Security-Policy names no others. */
export const trustedPolicies = {
  /** Html of allowed tags without attributes. */
  plainHtml: 'the-house-plain',
  /** Html that DOMPurify has sanitized; the name is the library's. */
  sanitizedHtml: 'dompurify',
  /** Any html, in a document that is never shown and where no script runs. */
  inertHtml: 'the-house-inert',
  /** The address of the service worker. */
  serviceWorker: 'the-house-worker',
  /** What is pasted into the rich-text editor, after our sanitizer; the name is ProseMirror's. */
  pastedHtml: 'ProseMirrorClipboard',
} as const
