// Registers the block in the editor. Its title and attributes come from block.php, and its options from facts.php.
(({ blockEditor, blocks, components, element }, { title, about, panel, partner, options }) => {
  const { createElement } = element;

  const createControl = ([name, { label, help, values }], { attributes, setAttributes }) =>
    createElement(values ? components.SelectControl : components.TextControl, {
      key: name,
      label,
      help,
      value: attributes[name],
      ...(values && { options: values.map(([value, text]) => ({ value, label: text })) }),
      ...(name === 'partner' && { placeholder: partner }),
      onChange: (value) => setAttributes({ [name]: value }),
    });

  const Edit = (props) =>
    createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(
          components.PanelBody,
          { title: panel },
          Object.entries(options).map((option) => createControl(option, props)),
        ),
      ),
      createElement(components.Placeholder, { icon: 'feedback', label: title, instructions: about }),
    );

  blocks.registerBlockType('broker-widgets/quote-form', { edit: Edit, save: () => null });
})(window.wp, window.brokerWidgetsBlock);
