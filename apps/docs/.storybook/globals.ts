import { languageNames, languages } from '@the-house/i18n'
import { pseudoLanguage } from '@the-house/i18n/pseudo'

/** The controls of the toolbar. */
export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languages.map((value) => ({ value, title: languageNames[value] })),
        { value: pseudoLanguage, title: 'Pseudo: longer, accented' },
      ],
    },
  },
  mode: {
    description: 'Colour mode',
    toolbar: {
      title: 'Colours',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Evening' },
      ],
    },
  },
  zoom: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: [100, 150, 200].map((percent) => ({ value: String(percent), title: `Text ${percent} %` })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'With motion' },
        { value: 'reduced', title: 'Less motion' },
      ],
    },
  },
}

export const initialGlobals = { language: 'en', mode: 'light', zoom: '100', motion: 'full' }

/** Narrow phone, phone, tablet, desktop. */
export const viewports = Object.fromEntries(
  [
    { width: 320, height: 640, name: 'Narrow phone' },
    { width: 360, height: 780, name: 'Phone' },
    { width: 768, height: 1024, name: 'Tablet' },
    { width: 1280, height: 800, name: 'Desktop' },
  ].map(({ width, height, name }) => [
    `w${width}`,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)
