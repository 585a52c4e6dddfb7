import { trustedPolicies } from '@the-house/domain'
import { trustedHtml } from '@the-house/hooks'

const inert = trustedHtml(trustedPolicies.inertHtml, (html) => html)

/** Parses HTML into a document of its own, to read it: it is never shown, and no script runs in it. */
export const inertBody = (html: string): HTMLElement => new DOMParser().parseFromString(inert(html), 'text/html').body
