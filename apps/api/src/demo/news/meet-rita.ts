import type { AuthoredArticle } from './article.ts'

export const meetRita: AuthoredArticle = {
  title: 'The nurse who learns at five in the morning',
  summary: 'Rita has forty minutes on the bus each way. That is enough for a floor a year.',
  picture: 'talk-hello',
  tags: ['people', 'study tips'],
  author: 'admin@thehouse.test',
  daysAgo: 98,
  text: `
<p>Rita works nights. She opens the portal on the first bus home, when nobody speaks, and closes it when the driver does.</p>
<dl>
<dt>Why English?</dt>
<dd>A patient asked me for water, and I brought a blanket. He was very polite about it.</dd>
<dt>How do you study when you are tired?</dt>
<dd>I listen. I play one recording three times and understand a little more each time. On good days I answer.</dd>
<dt>And without a connection?</dt>
<dd>I keep the files of my book on the phone. The tunnel is long.</dd>
<dt>Where does your English live?</dt>
<dd>In my mother's kitchen. She does not know, and she would want to put it in order.</dd>
</dl>
<p>If you study at an hour when the rest of us sleep, write to us. We collect hours.</p>`,
}
