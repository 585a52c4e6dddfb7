import { limits } from '@the-house/domain'
import { isWord, useTranslation } from '@the-house/i18n'

/** A stage of the house, 1 to 31, and in words what it has brought; what lies outside is taken as the nearest. */
export function useHouseStage(stage: number): { at: number; total: number; text: string } {
  const { t } = useTranslation()
  const total = limits.houseStages
  const at = Math.min(Math.max(Math.round(stage), 1), total)
  const key = `house.stages.${at}`
  return { at, total, text: isWord(key) ? t(key) : '' }
}
