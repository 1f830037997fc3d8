/** Selectors of parts of widgets that a test can't find by role, name or text. */
export const PARTS = {
  /**
   * `thanks`: the paragraph that thanks a visitor for a form that was sent. `fieldError`: the error message of a field.
   */
  thanks: 'form ~ [role=status] p:first-child',
  fieldError: '[id$="-error"]',
  /** The element whose shadow root contains the contact popup's form. */
  popupForm: '.contact-popup__form > [data-heading-level]',

  /** The space that is reserved for a list until the list has loaded. */
  reservedSpace: '.broker-list__skeleton',
  /**
   * The last element of a list. Exists only while a new version is about to replace the list, or while the list still
   * keeps the height of its previous version.
   */
  endOfList: '.broker-list__end',
  /** A list without items, whose section the page's style sheet hides. */
  hiddenList: '.broker-list--none',
  /** `nextVersion`: a list's next version. `spacer`: a list's previous version, whose height the list still keeps. */
  nextVersion: '.broker-list__content--next',
  spacer: '.broker-list__content--spacer',
  loadedContent: '.broker-list__content',
  loadingList: '.broker-list--loading',
  /** The content that a page without JavaScript shows instead of a list. */
  loadingFallback: '.broker-list--loading > .broker-list__content',
  /** `listCard`: an item in a list of openings or posts. `galleryTile`: an image or video in a gallery. */
  listCard: '.broker-listing__card',
  galleryTile: '[aria-haspopup=dialog]',
  /** Elements with sanitised HTML from the server. */
  jobText: '.broker-listing__prose',
  postText: '.blog-post__text',
  policyText: '.company-policies__text',
  /** Type, location and deadline of a job. */
  jobFacts: '.career-details__facts',

  /** A carousel whose slides do not all fit. */
  movingSlides: '.broker-slides--live',
  /** `slidesTrack`: the part of a carousel that clips the slides. `slidesFrame`: the row in it that moves. */
  slidesTrack: '.broker-slides__track',
  slidesFrame: '.broker-slides__frame',
  slidesControls: '.broker-slides__controls',
  slideDot: '.broker-slides__dot',
  /** `cardsRow`: the row of paged cards, which scrolls. `setDot`: a button that scrolls to a set of cards. */
  cardsRow: '.paged-cards__view',
  setDot: '.paged-cards__dot',
  tabPanels: '.product-tabs__panels',

  /**
   * In the wide navbar: `navbarBar` is the row of links. `navbarTop` is an item in this row that has a dropdown, and
   * `navbarPanel` is the dropdown. `subproducts` is the box with the products of one of the dropdown's categories.
   */
  navbarBar: '.navbar__bar',
  navbarTop: '.navbar__top',
  navbarPanel: '.navbar__panel',
  subproducts: '.navbar__sub',
  /** The narrow navbar's menu, and the dialog that opens from this menu. */
  slideInMenu: '.navbar__menu',
  slideInDialog: '.navbar__slide-in',
} as const;
