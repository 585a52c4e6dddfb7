import { content, pt } from '../../authoring/topics.ts'

export const story = content({
  name: 'The house in your head',
  icon: 'story',
  subject: 'The house in your head',
  medium: { video: 'method' },
  text: `
<p>You know the way from your bed to your kitchen in the dark. You never studied it, and you never forget it.
The <strong>Magic Formula</strong> uses that memory for English: we build a house, room by room, and every new word gets a place in it.</p>
<h3>How it works</h3>
<ol>
<li><strong>Place.</strong> Choose a thing in the room: the bell, the key, the doormat.</li>
<li><strong>See.</strong> Put the word on it, and make the picture big, strange, and funny.</li>
<li><strong>Say.</strong> Say the word aloud while you look at the picture.</li>
<li><strong>Walk.</strong> Tomorrow, walk through the house again. The words are waiting for you.</li>
</ol>
<h3>Your first three places</h3>
<dl>
<dt>The bell</dt><dd>You press it and it sings <strong>hello</strong> like an opera singer. (${pt('olá')})</dd>
<dt>The doormat</dt><dd>It is soft as bread, and it smells of coffee: <strong>good morning</strong>. (${pt('bom dia')})</dd>
<dt>The lamp over the door</dt><dd>It lights up and winks at you: <strong>good evening</strong>. (${pt('boa noite, ao chegar')})</dd>
</dl>
<blockquote><p>Ana Duarte comes from Recife. Today she stands in front of 7 Arch Street with one bag and six words of English.
She presses the bell. The bell sings.</p></blockquote>`,
})
