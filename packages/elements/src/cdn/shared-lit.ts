import { css, html, LitElement, nothing, supportsAdoptingStyleSheets, unsafeCSS } from 'lit';
import { pageWide } from '../store/page-wide.js';

// For the elements that load later, each from a file of its own: see packages/e2e/bundle/shared-lit.mjs.
pageWide('lit@1', () => ({ css, html, LitElement, nothing, supportsAdoptingStyleSheets, unsafeCSS }));
