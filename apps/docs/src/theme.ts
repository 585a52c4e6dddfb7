import { create } from 'storybook/theming'
import { rawColor, semanticColors, type RawColor, type SemanticColor } from '@the-house/design-system/tokens'

export type Mode = 'light' | 'dark'

/** Storybook's theme, made of the school's tokens so that the docs match the product. */
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

/** For docs pages, where the secondary colour is that of links. */
export const themes = {
  light: themeFor('light', semanticColors.link.light),
  dark: themeFor('dark', semanticColors.link.dark),
}

/** For Storybook's frame, where white text is placed on the secondary colour. */
export const frameThemes = { light: themeFor('light', 'brick.500'), dark: themeFor('dark', 'brick.500') }

/** The colour of selected values in the toolbar. */
export const chosenWords = (mode: Mode): string => rawColor(semanticColors.accent[mode])
