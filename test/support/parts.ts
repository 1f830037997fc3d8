/** Selectors of the parts of a widget that have no role, name or text to query by. */
export const PARTS = {
  /** The paragraph that thanks a visitor after a success, and the message of a field. */
  thanks: 'form ~ [role=status] p:first-child',
  fieldError: '[id$="-error"]',
  /** The element with the contact popup's form in its shadow root. */
  popupForm: '.contact-popup__form > [data-heading-level]',

  /** The space that is reserved for a list until it has loaded, and the loaded content. */
  reservedSpace: '.broker-list__skeleton',
  /**
   * The last element of a list that is about to be replaced, or that still keeps the height of its previous version.
   */
  endOfList: '.broker-list__end',
  /** A list without items, which hides its section. */
  hiddenList: '.broker-list--none',
  /** The next version of a list, and the previous version, whose height the list still keeps. */
  nextVersion: '.broker-list__content--next',
  spacer: '.broker-list__content--spacer',
  loadedContent: '.broker-list__content',
  loadingList: '.broker-list--loading',
  /** The content that a page without JavaScript shows in place of a list. */
  loadingFallback: '.broker-list--loading > .broker-list__content',
  /** An item of a list of openings or posts, and an image or video of a gallery. */
  listCard: '.broker-listing__card',
  galleryTile: '[aria-haspopup=dialog]',
  /** Sanitised HTML from the server. */
  jobText: '.broker-listing__prose',
  postText: '.blog-post__text',
  policyText: '.company-policies__text',
  /** Type, location and deadline of a job. */
  jobFacts: '.career-details__facts',

  /** A carousel whose slides do not all fit. */
  movingSlides: '.broker-slides--live',
  /** The part of a carousel that clips the slides, and the row in it that moves. */
  slidesTrack: '.broker-slides__track',
  slidesFrame: '.broker-slides__frame',
  slidesControls: '.broker-slides__controls',
  slideDot: '.broker-slides__dot',
  /** The row of paged cards, which scrolls, and the buttons that choose a set. */
  cardsRow: '.paged-cards__view',
  setDot: '.paged-cards__dot',
  tabPanels: '.product-tabs__panels',

  /** The row of links in the wide navbar, one of its items with a dropdown, the dropdown, and its products. */
  navbarBar: '.navbar__bar',
  navbarTop: '.navbar__top',
  navbarPanel: '.navbar__panel',
  subproducts: '.navbar__sub',
  /** The menu of the narrow navbar, and the dialog that it opens. */
  slideInMenu: '.navbar__menu',
  slideInDialog: '.navbar__slide-in',
} as const;
