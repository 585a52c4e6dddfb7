import { create } from 'storybook/theming'
import { rawColor, semanticColors, type RawColor, type SemanticColor } from '@the-house/design-system/tokens'

export type Mode = 'light' | 'dark'

/** Storybook's own frame in the school's tokens, so that the docs look like what they are about. */
function themeFor(mode: Mode, chosen: RawColor) {
  const of = (name: SemanticColor) => rawColor(semanticColors[name][mode])
  return create({
    base: mode,
    brandTitle: 'The House',
    brandUrl: './',
    brandImage: mode === 'dark' ? './sign-evening.svg' : './sign.svg',
    brandTarget: '_self',
    fontBase: "'Atkinson Hyperlegible Next', system-ui, sans-serif",
    fontCode: "ui-monospace, 'Cascadia Code', monospace",
    colorPrimary: of('accent'),
    colorSecondary: rawColor(chosen),
    appBg: of('bg'),
    appContentBg: of('bg'),
    appPreviewBg: of('bg'),
    appHoverBg: of('bg.sunken'),
    appBorderColor: of('border'),
    appBorderRadius: 12,
    textColor: of('fg'),
    textInverseColor: of('fg.inverse'),
    textMutedColor: of('fg.muted'),
    barTextColor: of('fg.muted'),
    barSelectedColor: of('accent'),
    barHoverColor: of('accent'),
    barBg: of('bg.surface'),
    buttonBg: of('bg.surface'),
    buttonBorder: of('border.strong'),
    booleanBg: of('bg.sunken'),
    booleanSelectedBg: of('bg.surface'),
    inputBg: of('bg.surface'),
    inputBorder: of('border.strong'),
    inputTextColor: of('fg'),
    inputBorderRadius: 10,
  })
}

/** For pages of words, where the second colour is that of links. */
export const themes = {
  light: themeFor('light', semanticColors.link.light),
  dark: themeFor('dark', semanticColors.link.dark),
}

/** For the frame, where white words stand on it. */
export const frameThemes = { light: themeFor('light', 'brick.500'), dark: themeFor('dark', 'brick.500') }

/** For the words of what is chosen, on the frame's bars. */
export const chosenWords = (mode: Mode): string => rawColor(semanticColors.accent[mode])
