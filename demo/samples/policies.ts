import type { Content } from '../../host-pages/content/lists';

/** The sample text of the policies page: a draft for the broker's lawyer, labelled as a draft. */
export const SAMPLE_POLICIES: Content['policies'] = [
  {
    description: `<p><strong>This text is a sample draft.</strong> It shows what such a page holds. A lawyer should replace it before the site is used.</p>
<h2>Privacy</h2>
<p>We ask for what we need to answer you: your name, how to reach you, and what you would like to insure. An application for a job holds your résumé as well.</p>
<ul>
<li>We use your details to answer your request, and pass them to an insurer only where a quotation or a claim needs it.</li>
<li>A renewal reminder goes to our team 30 days before the month in which your policy expires. If we confirm it by mail, the link in that mail withdraws and erases it until then; otherwise write or call us.</li>
<li>We do not sell them.</li>
<li>You may ask us what we hold about you, have it corrected, or have it removed where the law does not make us keep it.</li>
</ul>
<h2>Grievances</h2>
<p>Tell us first, by email or by phone, and name your policy or your reference number. We note each complaint, say who looks after it, and answer in writing.</p>
<ol>
<li>Write to the office that served you.</li>
<li>Where the answer does not satisfy you, write to our principal officer.</li>
<li>You may also turn to the insurer, to the regulator’s portal <a href="https://bimabharosa.irdai.gov.in/">Bima Bharosa</a>, or to the Insurance Ombudsman.</li>
</ol>
<h2>Conflict of interest</h2>
<p>A broker acts for the client. We compare policies by what you need. Where we, or somebody close to us, have an interest in an insurer, a workshop or a hospital that we name to you, we say so before you decide. Nobody here may take a gift for recommending a policy.</p>
<h2>Cookies</h2>
<p>This site sets no cookies of its own. It keeps a few notes in your browser, on your device alone, and never what you type into a form. One stays: that you have closed our contact form or sent us a form, so that the contact form does not open again. The others are removed when you close the tab, if not before: the time your visit began, the language you chose, lists that were loaded, the opening you chose, the reference number of your last request, and whether a form is still on its way to us. Maps and videos come from other companies when you load them, and those may set cookies by their own rules.</p>`,
  },
];
