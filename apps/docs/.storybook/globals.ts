import { languages } from '@the-house/i18n'

/** The two switches of the toolbar. */
export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map((value) => ({ value, title: value === 'en' ? 'English' : 'Português' })),
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
}
