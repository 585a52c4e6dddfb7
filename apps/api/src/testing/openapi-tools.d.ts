// What the tests use of two packages: their own types cost the type checker a tenth of its budget.

declare module '@redocly/openapi-core' {
  /** A set of rules that a document is held to. */
  export interface Config {
    readonly rules: object
  }
  export interface Problem {
    ruleId: string
    message: string
    location: { pointer?: string }[]
  }
  export function createConfig(config: { extends: string[]; rules?: Record<string, 'off'> }): Promise<Config>
  export function lintFromString(given: { source: string; config: Config }): Promise<Problem[]>
}

declare module 'openapi-typescript' {
  /** Nodes of TypeScript. */
  export type Nodes = readonly object[]
  export default function openapiTS(source: string): Promise<Nodes>
  export function astToString(nodes: Nodes): string
}
