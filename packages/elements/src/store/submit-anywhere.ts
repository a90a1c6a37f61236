/**
 * Makes the forms in a shadow tree of ours work in a frame without `allow-forms` too, where browsers submit nothing and
 * fire no `submit`. A press of a form's button, which Enter in a field is too, checks the fields as ever and fires
 * `submit` at the form; nothing is ever sent to a server.
 */
export function submitAnywhere(root: ShadowRoot): void {
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    const form = button?.form;
    // What a page has slotted in is the page's.
    if (!form || button.type !== 'submit' || event.defaultPrevented || form.getRootNode() !== root) return;
    event.preventDefault();
    if (form.noValidate || form.reportValidity())
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });
}
