import { useTranslation } from '@the-house/i18n'

/** Returns a function that writes a number as the chosen language does. */
export function useFigure(): (value: number) => string {
  const { i18n } = useTranslation()
  const figures = new Intl.NumberFormat(i18n.language)
  return (value) => figures.format(value)
}
