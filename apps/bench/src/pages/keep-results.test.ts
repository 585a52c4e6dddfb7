import { describe, expect, it } from 'vitest'
import { insertEntry } from './keep-results.ts'

describe('an entry of the results', () => {
  it('stands above the earlier ones, below the introduction', () => {
    const text = '# Results\n\nWhat is measured.\n\n## before\n\nold\n'
    expect(insertEntry(text, '## after\n\nnew')).toBe(
      '# Results\n\nWhat is measured.\n\n## after\n\nnew\n\n## before\n\nold\n',
    )
  })

  it('is the first one below an introduction alone', () => {
    expect(insertEntry('# Results\n', '## first')).toBe('# Results\n\n## first\n')
  })
})
