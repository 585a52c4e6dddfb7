import { HouseProgress, ThemeProvider } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { createI18n } from '@the-house/i18n'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

it('is the finished house of the design system (`vitest -u` draws it anew)', async () => {
  await createI18n({ language: 'en', areas: ['house'] })
  const { container } = render(
    <ThemeProvider>
      <HouseProgress stage={limits.houseStages} />
    </ThemeProvider>,
  )
  const drawing = container
    .querySelector('svg')
    ?.innerHTML.replaceAll(/ data-(new|part)="\w*"/g, '')
    .replaceAll(/_r_\w+_/g, 'house-shape')
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><g id="house">${drawing}</g></svg>\n`
  await expect(file).toMatchFileSnapshot('house.svg')
})
