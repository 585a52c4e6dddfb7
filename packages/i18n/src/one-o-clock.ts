import type { PostProcessorModule } from 'i18next'

const plural = /(?<!\p{L})(à|da)s (?=0?1:\d\d)/giu

/** In Portuguese one o'clock is a singular: `à 01:30` and `da 01:30`, where every other hour takes `às` and `das`. */
export const oneOClock: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneOClock',
  process: (text: string) => text.replace(plural, '$1 '),
}
