import type { PictureName } from '../pictures.ts'
import { coverOne, coverTwo, houseMap } from './house.ts'
import { bedroomScene, doorScene, hallScene, kitchenScene, livingScene, stairsScene } from './scenes.ts'
import * as small from './vignettes.ts'

/** Every picture of the school as SVG. */
export const drawings: Record<PictureName, string> = {
  'cover-1': coverOne,
  'cover-2': coverTwo,
  'scene-door': doorScene,
  'scene-hall': hallScene,
  'scene-kitchen': kitchenScene,
  'scene-living': livingScene,
  'scene-stairs': stairsScene,
  'scene-bedroom': bedroomScene,
  'house-map': houseMap,
  'cat-under-table': small.catUnderTable,
  'cat-on-chair': small.catOnChair,
  'cat-in-box': small.catInBox,
  'key-and-umbrella': small.keyAndUmbrella,
  apples: small.apples,
  'clock-half-past-seven': small.halfPastSeven,
  'two-friends': small.friends,
  clothes: small.clothes,
  'woman-reading': small.reading,
}
