import { limits } from '@the-house/domain'
import { isMessageKey, useTranslation } from '@the-house/i18n'

/** Describes a stage of the house, clamped to 1 to 31, and in text what it has added. */
export function useHouseStage(stage: number): { at: number; total: number; text: string } {
  const { t } = useTranslation()
  const total = limits.houseStages
  const at = Math.min(Math.max(Math.round(stage), 1), total)
  const key = `house.stages.${at}`
  return { at, total, text: isMessageKey(key) ? t(key) : '' }
}
