import { telHref } from '../../contract/tel-href';
import type { Translation } from '../../shared/i18n/translation';
import type { Language } from '../../shared/runtime/language';
import type { Step } from './steps';

type StepsProps = {
  /** The step that is shown. Undefined after the form was sent. */
  readonly step: Step | undefined;
  /** False while the form is being sent. */
  readonly canGoBack: boolean;
  readonly language: Language;
  readonly copy: Translation['popup'];
  readonly callUs: string;
  /** The broker's phone number. If it is empty, there is no link to call it. */
  readonly phone: string;
  /** The product that the page is about. Empty if there is none. */
  readonly product: string;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

/** Renders the popup's texts and buttons above and below the form. The form is in a slot between them. */
export const Steps = ({ step, copy, phone, ...props }: StepsProps) => (
  <div className="contact-popup-steps" lang={props.language}>
    {step && (
      <div className="contact-popup-steps__top">
        <p>{step === 1 ? copy.lead(props.product) : copy.secondLead}</p>
        {phone && (
          <a href={telHref(phone)}>
            {props.callUs} {phone}
          </a>
        )}
        <div className="contact-popup-steps__row">
          {/* A live region: screen readers follow the focus to the first field, and would otherwise skip this text. */}
          <p role="status">{copy.step(step)}</p>
          {step === 2 && props.canGoBack && (
            <button type="button" className="contact-popup-steps__back" onClick={props.onBack}>
              {copy.back}
            </button>
          )}
        </div>
      </div>
    )}
    <slot />
    {step === 1 && (
      <div className="contact-popup-steps__end">
        <button type="button" className="broker-button" onClick={props.onNext}>
          {copy.next}
        </button>
      </div>
    )}
  </div>
);
