import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { showProducts } from '../../../../widgets/shared/forms/on-demand/show-products';
import { translation as hindi } from '../../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../../widgets/shared/i18n/te';
import { installDom } from '../../../support/dom';

const PRODUCT = 'Motor Insurance';

function openForm() {
  const dom =
    installDom(`<div id="host"><form><input name="type_of_insurance" list="names" value="${PRODUCT}"></form></div>
    <datalist id="names"><option value="Fire Policy"></option></datalist>`);
  const form = document.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('type_of_insurance') as HTMLInputElement;
  return {
    ...dom,
    form,
    field,
    show: (translation: typeof hindi | undefined) =>
      showProducts(document.getElementById('host') as HTMLElement, translation),
    suggestion: () => document.querySelector('option')?.value,
    /**
     * Returns the product that the form sends. First fires the event `formdata`. Browsers fire it when a FormData is
     * created from a form, but happy-dom does not.
     */
    sent() {
      const formData = new FormData(form);
      form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
      return formData.get('type_of_insurance');
    },
  };
}

test('the field and its suggestions name products in the language, and the form sends the English name', async () => {
  const page = openForm();
  page.show(hindi);
  assert.is(page.field.value, hindi.productName(PRODUCT));
  assert.is(page.suggestion(), hindi.productName('Fire Policy'));
  assert.is(page.sent(), PRODUCT);
  page.show(telugu);
  assert.is(page.field.value, telugu.productName(PRODUCT));
  assert.is(page.sent(), PRODUCT);
  page.show(undefined);
  assert.is(page.field.value, PRODUCT);
  assert.is(page.suggestion(), 'Fire Policy');
  await page.close();
});

test("what a visitor types is sent as typed, unless it is a product's name", async () => {
  const page = openForm();
  page.show(hindi);
  page.field.value = 'drone';
  assert.is(page.sent(), 'drone');
  page.field.value = 'मोटर बीमा';
  assert.is(page.sent(), PRODUCT);
  page.show(telugu);
  await page.close();
});

test('a prefilled product and an emptied form show the name in the language', async () => {
  const page = openForm();
  page.show(hindi);
  page.form.reset();
  assert.is(page.field.value, hindi.productName(PRODUCT));
  page.field.value = 'Fire Policy';
  page.field.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: 'prefill' }));
  assert.is(page.field.value, hindi.productName('Fire Policy'));
  await page.close();
});

test.run();
