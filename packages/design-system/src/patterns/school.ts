/** Data of the demonstration school, so that composed screens look realistic. */
export const school = {
  book: 'Magic Formula 1',
  chapter: 'The hall',
  test: 'Where is Pepper?',
  downloads: [
    { name: 'The plan of your house', size: '1.2 MB' },
    { name: 'The words of the first seven rooms', size: '340 kB' },
    { name: 'Forty verbs that go their own way', size: '85 kB' },
  ],
} as const
