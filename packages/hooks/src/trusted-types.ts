type Rule = (text: string) => string

/** What a policy returns is an object of its own, which the DOM takes where its types name a string. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML?: Rule; createScriptURL?: Rule },
  ) => { createHTML: Rule; createScriptURL: Rule }
}

declare const trustedTypes: TrustedTypes | undefined

/**
 * Makes a policy of Trusted Types from a rule: where the page requires them, only what it returns becomes HTML. A
 * browser without Trusted Types gets what the rule returns.
 */
export function trustedHtml(name: string, rule: Rule): Rule {
  if (typeof trustedTypes === 'undefined') return rule
  const policy = trustedTypes.createPolicy(name, { createHTML: rule })
  return (html) => policy.createHTML(html)
}

/** The same for the address of a script or a worker. */
export function trustedScriptUrl(name: string, rule: Rule): Rule {
  if (typeof trustedTypes === 'undefined') return rule
  const policy = trustedTypes.createPolicy(name, { createScriptURL: rule })
  return (url) => policy.createScriptURL(url)
}
