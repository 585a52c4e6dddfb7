import type { SystemContext } from '@chakra-ui/react/styled-system'

export type TokenReferences = Record<string, Record<string, string>>

/** The CSS variable of each token, by category and name, without Chakra's colour palettes, which nothing here uses. */
export function tokenReferences({ tokens }: Pick<SystemContext, 'tokens'>): TokenReferences {
  const references: TokenReferences = {}
  for (const [path, reference] of tokens.flatMap) {
    const [category = ''] = path.split('.', 1)
    const name = path.slice(category.length + 1)
    if (!name.startsWith('colorPalette')) (references[category] ??= {})[name] = reference
  }
  return references
}
