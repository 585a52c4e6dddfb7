import { trustedPolicies, type Embeds } from '@the-house/domain'

/** Where browsers report what the policy has refused. */
export const reportPath = '/csp-reports'

/** The name of that address in the Reporting API. */
export const reportGroup = 'csp'

export interface PagePolicy {
  nonce: string
  ancestors: "'self'" | "'none'"
  /** The origin of the store that browsers are sent to for some files; null: none. */
  mediaOrigin: string | null
  embeds: Embeds
  /**
   * Whether the page is served over https. Browsers send reports by the Reporting API there alone, and where a policy
   * names it they ignore `report-uri`, over http too.
   */
  secure: boolean
}

const listed = (...sources: (string | readonly string[] | null)[]) => sources.flatMap((one) => one ?? []).join(' ')

/**
 * The Content-Security-Policy of the portal's page: scripts and styles need its nonce, HTML and the addresses of scripts
 * a policy of Trusted Types, and what is shown comes from the school or from where its settings allow.
 */
export const pagePolicy = ({ nonce, ancestors, mediaOrigin, embeds: { players, hosts }, secure }: PagePolicy): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    listed("img-src 'self' data: blob:", mediaOrigin, hosts),
    listed("media-src 'self' blob:", mediaOrigin, hosts),
    listed("frame-src 'self'", mediaOrigin, players, hosts),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    listed('trusted-types', Object.values(trustedPolicies)),
    `report-uri ${reportPath}`,
    ...(secure ? [`report-to ${reportGroup}`] : []),
  ].join('; ')
